export const secretsEn = {
  // Beside a header or variable in the form
  keep: (p: { name: string }) =>
    p.name === '' ? 'Keep in the keystore' : `Keep ${p.name} in the keystore`,
  keepHint:
    'Your system encrypts a value in its keystore. Frontdesk does not show it again and sends it to this server alone.',
  states: {
    kept: 'Kept in the keystore',
    'run-only': 'Kept until you quit Frontdesk',
    missing: 'No value here',
  },
  replace: 'Replace',
  replaceNamed: (p: { name: string }) => `Replace ${p.name}`,
  keepOld: (p: { name: string }) => `Keep ${p.name} as it is`,

  // Without a keystore
  noKeystore: 'This system offers no keystore',
  noKeystoreForm:
    'Values marked for the keystore are kept until you quit Frontdesk, and you enter them again after the next start. Switch the mark off to keep a value: it is written as plain text to servers.json, which only you can read.',
  keptForRun: (p: { count: number }) =>
    p.count === 1
      ? '1 secret is kept until you quit'
      : `${p.count} secrets are kept until you quit`,
  keptForRunText:
    'This system offers no keystore. After the next start Frontdesk asks for the value again.',

  // Values that have to be entered anew
  missing: (p: { count: number }) =>
    p.count === 1 ? '1 value to enter' : `${p.count} values to enter`,
  missingText:
    'The server’s headers or variables refer to it. A value goes only to the address or program that you entered it for.',
  valueOf: (p: { name: string }) => `Value of ${p.name}`,
  saveValue: (p: { name: string }) => `Save ${p.name}`,

  // Literal values that look like secrets
  literal: (p: { count: number }) =>
    p.count === 1 ? '1 value looks like a secret' : `${p.count} values look like secrets`,
  literalText: 'As plain text in servers.json:',
  move: 'Move to the keystore',
  cannotMove: 'This system offers no keystore, so it stays there. Only you can read the file.',
};
