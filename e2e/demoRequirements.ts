// What the demo servers are held to where they ask for a page, in short; each is cited by id in the name of at least one test.
import type { Requirement } from './requirements.ts';

export const demoRequirements = {
  'S-ASK-1': { level: 'must not', claim: 'asks only in modes that were declared' },
  'S-ASK-2': { level: 'must', claim: 'a missing capability is -32021, naming it' },
  'S-ASK-5': { level: 'must', claim: 'whatever is secret goes through a page' },
  'S-ANS-4': { level: 'must', claim: 'accept is consent only; the own store says what is done' },
  'S-URL-1': { level: 'must not', claim: 'no credentials or personal data in an address' },
  'S-URL-2': { level: 'must not', claim: 'holding an address gives access to nothing' },
  'S-URL-3': { level: 'should not', claim: 'no address to be clicked in a form' },
  'S-URL-4': { level: 'should', claim: 'http on loopback only' },
  'S-URL-5': {
    level: 'must',
    claim: 'nothing is taken from anybody but the person it was made for',
  },
  'S-URL-6': { level: 'must', claim: 'an edited address says nothing about who is there' },
  'S-URL-7': {
    level: 'must',
    claim: 'without a login: one-time handle and a code typed in the app',
  },
  'S-URL-8': {
    level: 'rule',
    claim: 'CSRF token, no frames, no cache, no referrer, nothing foreign',
  },
  'S-TPA-1': { level: 'must not', claim: 'third-party credentials never pass the client' },
  'S-TPA-2': { level: 'must not', claim: 'tokens of another audience are refused' },
  'S-TPA-3': { level: 'must', claim: 'the person authorises the server directly' },
  'S-TPA-4': {
    level: 'must',
    claim: 'the server keeps and renews the tokens, bound to the person',
  },
  'S-TPA-5': { level: 'must not', claim: 'a page is no sign-in to the MCP server' },
  'S-U42-1': { level: 'must', claim: '-32042 lists every page, and is used for nothing else' },
  'S-U42-2': {
    level: 'must',
    claim: 'the notice goes to the session that began, after completion',
  },
  'S-U42-3': { level: 'must not', claim: 'none of this in 2026-07-28' },
} as const satisfies Record<string, Requirement>;
