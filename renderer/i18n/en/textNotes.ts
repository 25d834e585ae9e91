import type { TextFlag } from '../../../shared/text/textFlag.ts';

/** `empty` has a text of ours in its place, `asks-for-secret` the notice of the form. */
export type NotedFlag = Exclude<TextFlag, 'empty' | 'asks-for-secret'>;

export const textNotesEn = {
  label: 'About this text',
  more: (p: { count: number }) => (p.count === 1 ? '1 more note' : `${String(p.count)} more notes`),
  flags: {
    'imitates-app':
      'This text speaks as if it came from Frontdesk or the system, or vouches for itself. Only the server wrote it.',
    'pushes-consent':
      'This text tells you which button to press. That is for you alone to decide, and you can always decline.',
    'imitates-server':
      'The name it gives itself looks like that of another of your servers. Go by the name you gave it.',
    'mixed-script': 'One word mixes alphabets, a common way to imitate a name.',
    'hidden-text': 'Text that cannot be seen was hidden in it and has been taken out.',
    'bidi-control': 'Characters that turn the reading direction have been taken out.',
    'invisible-characters': 'Characters that cannot be seen have been taken out.',
    'control-characters': 'Control characters have been replaced by �.',
    'combining-flood': 'Marks piled up on letters have been taken out.',
    'duplicate-option': 'Two of the choices look the same.',
    'whitespace-flood': 'Long gaps have been closed.',
    'newline-flood': 'Empty or surplus lines are left out.',
    'too-long': 'It is too long and has been cut.',
    'link-text': 'Addresses in it are shown as plain text.',
    markup: 'Formatting codes in it are shown as plain text.',
  } satisfies Record<NotedFlag, string>,
};
