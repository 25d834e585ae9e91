// The requirements that the tests hold Frontdesk to, in short; each is cited by id in the name of at least one test.
// Levels as in the specification; `rule` where the specification is silent and we fix the behaviour.

export type Level = 'must' | 'must not' | 'should' | 'should not' | 'rule';

export interface Requirement {
  readonly level: Level;
  readonly claim: string;
}

export const requirements = {
  'C-CAP-1': { level: 'must', claim: 'legacy: elicitation is declared in initialize' },
  'C-CAP-2': { level: 'must', claim: 'modern: every request declares elicitation in its _meta' },
  'C-CAP-3': { level: 'must', claim: 'a declaration names a mode, or the key is absent' },
  'C-CAP-4': { level: 'must', claim: '{} reads as form only, {"url":{}} as URL only' },
  'C-REQ-1': { level: 'must', claim: 'a request without a mode is in form mode' },
  'C-REQ-2': { level: 'rule', claim: 'another mode is invalid: -32602, or the call ends here' },
  'C-REQ-3': { level: 'must', claim: 'the message is required and shown' },
  'C-REQ-4': { level: 'must', claim: 'a form needs its schema' },
  'C-REQ-9': { level: 'must', claim: 'a task on a question is ignored' },
  'C-REQ-10': {
    level: 'rule',
    claim: 'a question names the action it came with, or says there is none',
  },
  'C-FRM-1': { level: 'must', claim: 'fields are drawn flat, in the order of the schema' },
  'C-FRM-2': {
    level: 'must',
    claim: 'text: title, description, lengths, the four formats, default',
  },
  'C-FRM-3': { level: 'must', claim: 'a pattern is honoured' },
  'C-FRM-4': { level: 'must', claim: 'numbers are sent as JSON numbers, whole ones where asked' },
  'C-FRM-5': {
    level: 'must',
    claim: 'yes or no: what the review shows; untouched and required is false',
  },
  'C-FRM-6': { level: 'must', claim: 'one of several texts' },
  'C-FRM-7': { level: 'must', claim: 'one of several with titles: the constant is sent' },
  'C-FRM-8': { level: 'must', claim: 'several of several, within the limits, as a list of texts' },
  'C-FRM-9': { level: 'must', claim: 'several with titles: the constants are sent' },
  'C-FRM-10': {
    level: 'must',
    claim: 'older titles by index; of another number they are left aside',
  },
  'C-FRM-11': {
    level: 'rule',
    claim: '2025-06-18: lists are refused, titles and defaults tolerated',
  },
  'C-FRM-12': {
    level: 'rule',
    claim: 'outside of the subset the whole is refused, with the field named',
  },
  'C-FRM-13': { level: 'must not', claim: 'no reference or dialect is fetched' },
  'C-FRM-14': {
    level: 'rule',
    claim: 'bounds on fields, options, bytes and the time of a pattern',
  },
  'C-FRM-15': {
    level: 'must',
    claim: 'no dialect means 2020-12; an unknown one is refused, saying so',
  },
  'C-FRM-16': { level: 'rule', claim: 'names of fields are data and come back as they were' },
  'C-FRM-17': { level: 'rule', claim: 'texts of the server are plain text' },
  'C-FRM-18': { level: 'rule', claim: 'standard checks are enforced, unknown keywords ignored' },
  'C-DEF-1': { level: 'should', claim: 'fields start with the defaults of the server' },
  'C-DEF-2': { level: 'rule', claim: 'a bad default is shown with its error' },
  'C-DEF-3': { level: 'rule', claim: 'defaults leave only when the person sends' },
  'C-ACT-1': { level: 'must', claim: 'the action is accept, decline or cancel' },
  'C-ACT-2': { level: 'must', claim: 'accept of a form carries content, perhaps {}' },
  'C-ACT-3': { level: 'rule', claim: 'decline and cancel carry no content' },
  'C-ACT-4': { level: 'must', claim: 'decline and cancel are separate, labelled controls' },
  'C-ACT-5': {
    level: 'must',
    claim: 'Escape, close box, quit mean cancel; a click outside nothing',
  },
  'C-ACT-6': { level: 'should', claim: 'decline is possible at any time' },
  'C-ACT-7': {
    level: 'rule',
    claim: 'one answer per request, to the connection and id that asked',
  },
  'C-ACT-8': {
    level: 'must',
    claim: 'legacy: the answer is the result with the id of the request',
  },
  'C-ACT-9': { level: 'must', claim: 'modern: the answer is a bare object under its key' },
  'C-VAL-1': { level: 'should', claim: 'answers are checked before they are sent' },
  'C-VAL-2': { level: 'rule', claim: 'main checks again; a forged message sends nothing' },
  'C-VAL-3': { level: 'must', claim: 'content holds only the fields asked for, of allowed types' },
  'C-VAL-4': { level: 'rule', claim: 'an empty optional field is left out' },
  'C-VAL-5': {
    level: 'rule',
    claim: 'moments are sent with seconds and offset, days as YYYY-MM-DD',
  },
  'C-REV-1': { level: 'must', claim: 'what will be sent is in view before Send' },
  'C-REV-2': { level: 'rule', claim: 'what the review shows is what is sent' },
  'C-REV-3': {
    level: 'rule',
    claim: 'what looks like a secret needs one more step; contact data does not',
  },
  'C-MRT-1': { level: 'must', claim: 'resultType decides; absent means complete' },
  'C-MRT-2': { level: 'must', claim: 'every input key returns, same spelling, nothing extra' },
  'C-MRT-3': { level: 'must', claim: 'requestState is echoed byte for byte' },
  'C-MRT-4': { level: 'must not', claim: 'no requestState of an earlier round' },
  'C-MRT-5': { level: 'must not', claim: 'requestState is not looked into, logged or kept' },
  'C-MRT-6': { level: 'must', claim: 'every retry has a new id' },
  'C-MRT-7': { level: 'must', claim: 'a retry repeats method and params' },
  'C-MRT-8': { level: 'must not', claim: 'rounds of one call touch no other call' },
  'C-NEG-8': { level: 'must', claim: 'modern: _meta names revision and capabilities' },
  'C-NEG-10': { level: 'should', claim: "a person's time does not count against a call" },
  'C-STD-1': { level: 'must', claim: 'stdin carries one JSON-RPC message a line' },
  'C-STD-2': { level: 'should', claim: 'shutdown: close stdin, wait, terminate, kill' },
  'C-STD-3': { level: 'must', claim: 'a command is approved in full before it first runs' },
} as const satisfies Record<string, Requirement>;
