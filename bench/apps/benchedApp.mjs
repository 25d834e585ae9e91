// What the benchmark needs of an app that it measures.

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {object} BenchedApp
 * @property {string} name
 * @property {string} entry the main file
 * @property {string} sendText on the button whose press sends the answer
 * @property {() => Promise<boolean>} build
 * @property {(profile: string, command: readonly string[]) => void} prepare before the start
 * @property {(page: Page, command: readonly string[]) => Promise<void>} connect up to the point where
 *   one press runs the tool
 * @property {(page: Page) => Promise<void>} run runs the tool; does not wait for its question
 * @property {(page: Page) => Promise<void>} fill up to the press that sends
 * @property {(page: Page) => Promise<void>} send presses, and waits for the end
 */

export {};
