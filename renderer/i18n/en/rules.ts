export const rulesEn = {
  title: 'Rules',
  secretFields: 'Forms that ask for a secret',
  secretFieldsChoices: { warn: 'Warn me', refuse: 'Refuse' },
  secretFieldsEffects: {
    warn: 'A form that seems to ask for a password, a key or a card number is shown with a warning, and can be sent only after you have ticked a box.',
    refuse:
      'A form that seems to ask for a password, a key or a card number is not shown. Frontdesk says no in your place, or stops the action, and the action’s page tells you so.',
  },
  allowHttp: 'Allow unencrypted addresses (development)',
  allowHttpEffects: {
    on: 'This server may ask you to open pages over http, each with a warning. Others on the network can read what you enter on such a page. Meant for a server that you are developing yourself.',
    off: 'A request to open a page over http is refused, except for pages on this computer. You are not asked.',
  },
  fromNextQuestion: 'A change counts from the next question.',
  declinedByRule: {
    'secret-fields':
      'Frontdesk declined by your rule for this server: the form seems to ask for a secret. You were not asked.',
  },
  stoppedByRule: {
    'secret-fields':
      'Not shown, by your rule for this server: the form seems to ask for a secret. Nothing was sent.',
  },
};
