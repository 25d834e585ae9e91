// The floor of the benchmark: the least that Electron, the MCP client and RJSF cost for one form. Its
// window has the product's scheme and policy; nothing else of the product is in here.
import path from 'node:path';
import { app, BrowserWindow, ipcMain, session } from 'electron';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { appOrigin, registerAppScheme, serveApp } from '../../electron/windows/appProtocol.ts';

// People, and benchmarks that fill a form, take longer than the SDK's own minute.
const timeoutMs = 10 * 60_000;

registerAppScheme();
app.on('window-all-closed', () => {
  app.quit();
});

async function open(): Promise<void> {
  await app.whenReady();
  serveApp(session.defaultSession, path.join(__dirname, 'window'));
  const window = new BrowserWindow({
    width: 1180,
    height: 800,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: path.join(__dirname, 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => {
    window.show();
  });
  answerCalls(window);
  await window.loadURL(`${appOrigin}/index.html`);
}

function answerCalls(window: BrowserWindow): void {
  const client = new Client(
    { name: 'floor', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      versionNegotiation: { mode: 'auto', probe: { timeoutMs: 4_000 } },
    },
  );
  let answer: (content: Record<string, string>) => void = () => undefined;
  // Both generations: the SDK hands questions inside results to the same handler.
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    window.webContents.send('question', params);
    const content = await new Promise<Record<string, string>>((resolve) => {
      answer = resolve;
    });
    return { action: 'accept', content };
  });
  ipcMain.handle('connect', (_event, [command = '', ...args]: string[]) =>
    client.connect(new StdioClientTransport({ command, args })),
  );
  ipcMain.handle('run', (_event, tool: string) =>
    client.callTool({ name: tool, arguments: {} }, { timeout: timeoutMs }),
  );
  ipcMain.handle('answer', (_event, content: Record<string, string>) => {
    answer(content);
  });
  app.on('before-quit', () => {
    void client.close();
  });
}

void open();
