// Every tool of the desk, in the order in which a stranger meets them.
import type { DeskTool } from '../deskTool.ts';
import { bookTable } from './bookTable.ts';
import { burnToast } from './burnToast.ts';
import { cancelBooking } from './cancelBooking.ts';
import { connectCalendar } from './connectCalendar.ts';
import { deleteAccount } from './deleteAccount.ts';
import { floorPlan } from './floorPlan.ts';
import { menu } from './menu.ts';
import { orderNoodles } from './orderNoodles.ts';
import { payDeposit } from './payDeposit.ts';
import { seatParty } from './seatParty.ts';
import { slowKitchen } from './slowKitchen.ts';

export const deskTools: readonly DeskTool[] = [
  bookTable,
  orderNoodles,
  cancelBooking,
  seatParty,
  connectCalendar,
  payDeposit,
  deleteAccount,
  menu,
  slowKitchen,
  burnToast,
  floorPlan,
];

export function findTool(name: string): DeskTool | undefined {
  return deskTools.find((tool) => tool.definition.name === name);
}
