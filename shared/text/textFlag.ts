// What is odd about a server's text. A flag adds a note of the app beside the text; it never changes or hides it.

export type TextFlag =
  | 'asks-for-secret'
  | 'bidi-control'
  | 'combining-flood'
  | 'control-characters'
  | 'duplicate-option'
  | 'empty'
  | 'hidden-text'
  | 'imitates-app'
  | 'imitates-server'
  | 'invisible-characters'
  | 'link-text'
  | 'markup'
  | 'mixed-script'
  | 'newline-flood'
  | 'pushes-consent'
  | 'too-long'
  | 'whitespace-flood';
