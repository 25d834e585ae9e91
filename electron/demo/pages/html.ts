// The look of the pages: plain HTML without scripts, and the one way to put text into it.

/** Markup that is ready; anything else is text and gets escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | Html | readonly Html[];

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  const text = strings.map((fixed, index) => fixed + markupOf(pieces[index] ?? '')).join('');
  return new Html(text);
}

function markupOf(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'string' ? escape(piece) : piece.map(({ text }) => text).join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A whole document; `house` is whose page it is. */
export function document(house: string, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${house}</title>
        <meta name="viewport" content="width=device-width" />
        <link rel="stylesheet" href="${stylesheetPath}" />
      </head>
      <body>
        <main>
          <p class="house">${house} <span>demo</span></p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
}

export const stylesheetPath = '/style.css';

export const stylesheet = `
:root {
  color-scheme: light dark;
  --ground: #f6f1e7; --paper: #fffdf8; --ink: #2a2420; --soft: #6b5f55; --line: #d9cdbb;
  --accent: #9c3a2c; --on-accent: #ffffff; --wrong: #a31515;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1b1815; --paper: #26211d; --ink: #f2ebe1; --soft: #b8aa9a; --line: #4a4038;
    --accent: #f0a08f; --on-accent: #2a1410; --wrong: #ff9d94;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 24px 16px; background: var(--ground); color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif; display: flex; justify-content: center; align-items: flex-start;
}
main {
  width: 100%; max-width: 460px; margin-top: 6vh; padding: 28px; background: var(--paper);
  border: 1px solid var(--line); border-radius: 14px;
}
h1 { margin: 4px 0 12px; font-size: 26px; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 14px; overflow-wrap: anywhere; }
.house { margin: 0; color: var(--accent); font-weight: 600; }
.house span {
  margin-left: 6px; padding: 1px 8px; border: 1px solid var(--line); border-radius: 99px;
  color: var(--soft); font-size: 13px; font-weight: 400;
}
.soft { color: var(--soft); font-size: 15px; }
form + .soft { margin: 18px 0 0; }
main > :last-child { margin-bottom: 0; }
.wrong { color: var(--wrong); font-weight: 600; }
.code {
  display: block; margin: 0 0 14px; padding: 14px; border: 2px dashed var(--line); border-radius: 10px; text-align: center;
  font: 600 30px/1.2 ui-monospace, monospace; letter-spacing: 0.12em; user-select: all;
}
label { display: block; margin: 0 0 14px; font-weight: 600; }
label.choice { font-weight: 400; margin-bottom: 8px; }
input { accent-color: var(--accent); }
input:not([type='radio']) {
  display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--soft); border-radius: 8px;
}
fieldset { margin: 0 0 16px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 8px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; align-items: end; }
.buttons { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 6px; }
button {
  padding: 11px 18px; font: inherit; font-weight: 600; color: inherit; cursor: pointer;
  background: transparent; border: 1px solid var(--soft); border-radius: 8px;
}
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
