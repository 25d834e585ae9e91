// A person's browser in front of the pages: cookies, forms, and redirects followed one by one. Like a
// real one it gives the cookies of a host to every port of it.

interface Form {
  action: string;
  hidden: Record<string, string>;
}

export class Browser {
  url = '';
  status = 0;
  markup = '';
  headers = new Headers();
  /** Every address that it was sent to, the last one included. */
  readonly visited: string[] = [];
  readonly #cookies = new Map<string, string>();

  /** What stands on the page's first line. */
  get heading(): string {
    return /<h1>([^<]*)<\/h1>/.exec(this.markup)?.[1] ?? '';
  }

  get cookies(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  async open(url: string): Promise<this> {
    return this.#go(url, { method: 'GET' });
  }

  /** Fills the page's form and presses one of its buttons. */
  async press(label: string, filled: Record<string, string> = {}): Promise<this> {
    const { action, hidden } = this.form(label);
    return this.post(action, { ...hidden, ...filled });
  }

  /** Presses a button and stays: where it would have led. */
  async pressAndStay(label: string): Promise<URL> {
    const { action, hidden } = this.form(label);
    const response = await fetch(new URL(action, this.url), {
      method: 'POST',
      body: new URLSearchParams(hidden),
      headers: { Cookie: this.cookies },
      redirect: 'manual',
    });
    return new URL(response.headers.get('location') ?? '');
  }

  /** Sends a form as some page would, with more or other headers. */
  async post(url: string, fields: Record<string, string>, headers = {}): Promise<this> {
    return this.#go(new URL(url, this.url).href, {
      method: 'POST',
      headers: { ...headers },
      body: new URLSearchParams(fields),
    });
  }

  /** What pressing a button would send. */
  form(label: string): Form {
    const markup = this.markup.replaceAll(/\s+/g, ' ');
    for (const [form = ''] of markup.matchAll(/<form .*?<\/form>/g)) {
      const button = [...form.matchAll(/<button([^>]*)>([^<]*)<\/button>/g)].find(
        ([, , text]) => text?.trim() === label,
      );
      if (button === undefined) continue;
      const [, attributes = ''] = button;
      const inputs = [...form.matchAll(/<input type="hidden"([^>]*)>/g)].map(
        ([, text = '']) => text,
      );
      const named = /name=/.test(attributes) ? [...inputs, attributes] : inputs;
      return {
        action: attribute(attributes, 'formaction') ?? attribute(form, 'action') ?? '',
        hidden: Object.fromEntries(
          named.map((text) => [attribute(text, 'name') ?? '', attribute(text, 'value') ?? '']),
        ),
      };
    }
    throw new Error(`"${this.heading}" has no button "${label}".`);
  }

  async #go(first: string, init: RequestInit): Promise<this> {
    let response = await this.#fetch(first, init);
    while (response.status === 303) {
      response = await this.#fetch(response.headers.get('location') ?? '', { method: 'GET' });
    }
    return this;
  }

  async #fetch(url: string, { headers, ...init }: RequestInit): Promise<Response> {
    this.url = this.url === '' ? url : new URL(url, this.url).href;
    this.visited.push(this.url);
    const response = await fetch(this.url, {
      ...init,
      headers: { ...(headers as Record<string, string>), Cookie: this.cookies },
      redirect: 'manual',
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    this.status = response.status;
    this.headers = response.headers;
    this.markup = await response.text();
    return response;
  }
}

function attribute(markup: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
}

export const passwords = { Alice: 'noodles', Bob: 'dumplings' };

export async function signIn(browser: Browser, name: keyof typeof passwords): Promise<Browser> {
  return browser.press('Sign in', { name, password: passwords[name] });
}

/** The whole way of the calendar's page for a person who agrees everywhere. */
export async function connect(browser: Browser, url: string): Promise<Browser> {
  await signIn(await browser.open(url), 'Alice');
  await browser.press('Continue to Paper Calendar');
  return browser.press('Allow', { calendar: 'work' });
}

export const card = {
  'card-number': '4242 4242 4242 4242',
  'valid-until': '12/34',
  'security-code': '987',
};

/** Pays on the deposit's page; the code that it shows. */
export async function pay(browser: Browser, url: string): Promise<string> {
  await browser.open(url);
  await browser.press('Pay € 20.00', card);
  return codeOn(browser);
}

export function codeOn({ markup }: Browser): string {
  return /class="code"[^>]*>([^<]+)</.exec(markup)?.[1] ?? '';
}
