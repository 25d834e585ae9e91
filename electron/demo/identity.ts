// How the desk introduces itself, in both generations.

export const deskIdentity = {
  name: 'frontdesk-demo-desk',
  title: 'Table desk',
  version: '1.0.0',
};

export const deskInstructions =
  'A small restaurant desk to try things out with. Nothing is booked, paid or cooked for real. ' +
  'Start with "book_table".';
