export const serversEn = {
  // The state of a connection, as a word beside its dot
  states: {
    disconnected: 'Not connected',
    'awaiting-approval': 'Waiting for your approval',
    connecting: 'Connecting…',
    connected: 'Connected',
    failed: 'Connection failed',
  },
  noServers: 'No servers yet',
  noServersText: 'Add a program on this computer or a web address that speaks MCP.',
  connect: 'Connect',
  disconnect: 'Disconnect',
  reconnect: 'Reconnect',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: (p: { server: string }) => `Remove ${p.server}?`,
  removeText: 'It leaves the list and is disconnected. The program or site itself is not touched.',
  removeConfirm: 'Remove it',
  removeCancel: 'Keep it',

  // Facts about a server
  facts: 'About this server',
  transport: 'Transport',
  transports: {
    stdio: 'Program on this computer (stdio)',
    http: 'Web address (HTTP)',
    'built-in': 'Comes with Frontdesk',
  },
  demo: 'Demo',
  revision: 'Protocol revision',
  command: 'Command',
  host: 'Host',
  callsItself: 'Calls itself',

  // Tools
  tools: 'Tools',
  toolsFilter: 'Find a tool',
  toolsNotConnected: 'Connect the server to see its tools.',
  toolsLoading: 'Asking for the list of tools…',
  toolsNone: 'No tools',
  toolsNoneText: 'This server offers no tools. Frontdesk asks again when you refresh.',
  toolsNoMatch: 'No tool has these letters in its name or description.',
  toolsUnlisted: (p: { count: number }) =>
    p.count === 1
      ? '1 more tool is not listed.'
      : `${p.count.toLocaleString('en')} more are not listed.`,
  toolsMore: 'The server has more tools than Frontdesk lists.',
  toolsUnreadable: (p: { count: number }) =>
    p.count === 1
      ? '1 tool could not be read and is left out.'
      : `${p.count.toLocaleString('en')} tools could not be read and are left out.`,
  toolsFailed: 'The list of tools could not be read.',
  toolCount: (p: { count: number }) => (p.count === 1 ? '1 tool' : `${p.count} tools`),
  run: 'Run…',
  says: {
    readOnly: 'says it only reads',
    destructive: 'says it may delete data',
    idempotent: 'says repeating changes nothing more',
    openWorld: 'says it reaches out to others',
  },
  saysWhy: 'These are the server’s own words about its tools. Nobody has checked them.',

  // Program output
  stderr: 'Program output',
  stderrText: 'What the program wrote to its error output (stderr).',
  stderrEmpty: 'The program has written nothing.',
  stderrTruncated: 'The beginning is left out; these are the latest lines.',

  // Approval of a command (C-STD-3)
  approvalTitle: (p: { server: string }) => `Run a program for ${p.server}?`,
  approvalChanged: 'The command has changed',
  approvalChangedText: 'You approved another command under this name before. Look at all of it.',
  approvalRights:
    'This runs code on your computer with your rights: it can read, change and delete what you can, and use the network.',
  approvalOrigin: 'Run it only when you know where it comes from.',
  approvalDemo: 'The program comes with Frontdesk: it is a demo server to try things out.',
  approvalCommand: 'Program',
  approvalArguments: 'Arguments',
  approvalArgument: (p: { position: number }) => `Argument ${p.position}`,
  approvalNoArguments: 'none',
  approvalEmptyArgument: '(empty)',
  approvalFolder: 'Working folder',
  approvalDefaultFolder: 'the default folder',
  approvalVariables: 'Variables set',
  approvalNoVariables: 'none',
  approve: 'Run this command',
  reject: 'Do not run',

  // The form
  addTitle: 'Add a server',
  editTitle: (p: { server: string }) => `Edit ${p.server}`,
  kind: 'How it is reached',
  kinds: {
    stdio: 'Program on this computer',
    http: 'Web address',
    json: 'Paste JSON',
  },
  name: 'Name',
  nameHint: 'Your own name for it. Every question it asks is shown under this name.',
  commandLabel: 'Command',
  commandHint: 'The program alone, such as npx, uvx, node or a path.',
  looksLikeLine: 'This looks like a whole command line.',
  splitLine: 'Split it into command and arguments',
  args: 'Arguments',
  argsHint: 'One argument on each line, without quotes.',
  cwd: 'Working folder',
  cwdHint: 'A full path. When empty, the program starts in the default folder.',
  env: 'Environment variables',
  url: 'Address (URL)',
  urlHint: 'Starts with https:// or http://, as the server’s documentation gives it.',
  headers: 'Headers',
  headersHint: 'Sent with every request to this address, and nowhere else.',
  pairName: 'Name',
  pairValue: 'Value',
  addVariable: 'Add a variable',
  addHeader: 'Add a header',
  removePair: (p: { name: string }) => (p.name === '' ? 'Remove this row' : `Remove ${p.name}`),
  signInNote:
    'Frontdesk does not support signing in yet. If you have an access token, put it into the Authorization header, usually as “Bearer” and the token.',
  demoNote: 'This demo server comes with Frontdesk; only its name can be changed.',
  add: 'Add and connect',
  json: 'JSON',
  jsonHint: 'The “mcpServers” part of another MCP client’s configuration, or the whole file.',
  importJson: 'Add these servers',
  imported: (p: { count: number }) =>
    p.count === 1 ? '1 server was added' : `${p.count} servers were added`,
  importedNone: 'No server was added',
  rejected: (p: { count: number }) =>
    p.count === 1 ? '1 entry was left out' : `${p.count} entries were left out`,
  rejectedReasons: {
    'name-taken':
      'another server has this name or one that looks like it; give the entry another name and add it again. The other one:',
    invalid: 'the entry is not valid',
  },
  openServer: (p: { server: string }) => `Open ${p.server}`,
  formErrors: {
    'name-missing': 'Give the server a name.',
    'name-too-long': 'At most 60 characters, please.',
    'name-taken':
      'Another server has this name or one that looks like it. Choose a name that cannot be taken for it.',
    'command-missing': 'Enter the program to start.',
    'url-missing': 'Enter the address of the server.',
    'url-invalid': 'This is not an address that starts with https:// or http://.',
    'pair-name-missing': 'Every row with a value needs a name.',
    'pair-name-twice': 'A name stands here twice.',
    'pair-value-missing': 'Enter the new value, or keep what is there.',
    'pair-name-invalid': 'A name holds characters that are not allowed there.',
  },

  // Why a connection failed, and what to do
  problems: {
    'program-not-found': {
      title: 'The program was not found',
      todo: 'Check the spelling of the command, or give its full path. If it is not installed, install it first.',
    },
    'working-folder-missing': {
      title: 'The working folder does not exist',
      todo: 'Edit the server and correct the folder, or create it.',
    },
    'program-not-executable': {
      title: 'The program may not be run',
      todo: 'The file is there but is not allowed to run. Check its permissions, or start it through its interpreter, such as node or python.',
    },
    'exited-early': {
      title: 'The program ended at once',
      todo: 'It stopped before the connection stood. Its output below usually says why: often a missing argument or variable.',
    },
    'no-answer': {
      title: 'No answer',
      todo: 'It was reached but did not answer in time. Check that it is an MCP server, then try again.',
    },
    'not-mcp': {
      title: 'It answers, but not in MCP',
      todo: 'What came back is not the protocol. Check the address or the command; a program must write only MCP to its standard output.',
    },
    refused: {
      title: 'The connection was refused',
      todo: 'Nothing is listening at this address. Start the server, and check the port.',
    },
    'host-not-found': {
      title: 'The host was not found',
      todo: 'Check the spelling of the address and your network connection.',
    },
    unauthorized: {
      title: 'The server wants a sign-in',
      todo: 'Signing in is not supported yet. If you have an access token, you can add it as a header.',
    },
    forbidden: {
      title: 'The server denies access',
      todo: 'It knows the request but does not allow it. Check the headers, or ask who runs the server.',
    },
    'http-status': {
      title: 'The server answered with an error',
      todo: 'Check the address, in particular its path. If it is right, try again later.',
    },
    'legacy-sse-transport': {
      title: 'The server uses an older transport',
      todo: 'It speaks HTTP+SSE of 2024, which Frontdesk does not support. Ask for its Streamable HTTP address; it often ends in /mcp.',
    },
    'link-lost': {
      title: 'The connection was lost',
      todo: 'The server ended or the network broke off. Open runs were stopped. Try again to connect anew.',
    },
    'session-over': {
      title: 'The server has ended the session',
      todo: 'Open runs were stopped. Frontdesk connects anew by itself, once; if it stays like this, try again later.',
    },
    'message-too-large': {
      title: 'The server sent a message that is too large',
      todo: 'Frontdesk ended the connection to stay usable. Try again; if it returns, tell who runs the server.',
    },
    'unsupported-revision': {
      title: 'No protocol revision in common',
      todo: 'The server speaks only revisions that Frontdesk does not know. A newer version of the server or of Frontdesk may help.',
    },
    'not-modern': {
      title: 'The server does not speak the newer generation',
      todo: 'Its rules here demand it. Under Rules, set the protocol generation to “Find out”, then try again.',
    },
    'not-legacy': {
      title: 'The server does not speak the older generation',
      todo: 'Its rules here demand it. Under Rules, set the protocol generation to “Find out”, then try again.',
    },
    'capability-required': {
      title: 'The server wants something that you do not offer it',
      todo: 'Under Rules, see whether forms and pages are allowed, then try again. Nothing is switched on by itself.',
    },
    'secret-missing': {
      title: 'A secret has no value here',
      todo: 'It was kept until you quit, on another computer or for another address. Enter it below, then try again.',
    },
    failed: {
      title: 'The connection failed',
      todo: 'Try again. The technical detail below may help who runs the server.',
    },
  },
  status: (p: { status: number }) => `HTTP status ${p.status}`,
  exitCode: (p: { code: number }) => `Exit code ${p.code}`,
  signal: (p: { signal: string }) => `Ended by signal ${p.signal}`,
  searched: 'Searched in',
  addHeaderForSignIn: 'Add a header',
};
