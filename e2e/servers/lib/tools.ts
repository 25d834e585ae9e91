// The tools of a scripted server, as listed.

const anything = { type: 'object' };

export const scriptedTools = [
  { name: 'ask', description: 'Follows the script in its arguments.', inputSchema: anything },
  { name: 'plain', description: 'Returns a line of text.', inputSchema: anything },
  { name: 'env', description: 'Returns its environment and process ids.', inputSchema: anything },
  { name: 'hang', description: 'Never answers.', inputSchema: anything },
  {
    name: 'cancellations',
    description: 'Returns the ids that were cancelled so far.',
    inputSchema: anything,
  },
  { name: 'notify', description: 'Sends the given notifications.', inputSchema: anything },
  { name: 'release', description: 'Lets go what was held under a key.', inputSchema: anything },
  { name: 'echo_meta', description: 'Returns the _meta of its call.', inputSchema: anything },
];
