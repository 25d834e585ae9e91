// Unit tests talk to real server processes; these are built before the first test.
import { buildServers } from './build.mjs';

export default async function setup() {
  await buildServers();
}
