// Turns the contract into `window.api`: functions only, no logic, no state. The only file that touches ipcRenderer.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { callNames, eventNames } from '../shared/ipc/channels.ts';

type Call = (argument?: unknown) => Promise<unknown>;

const subjects: Record<string, Record<string, Call>> = {};
for (const name of callNames) {
  const [subject = '', method = ''] = name.split('.');
  const calls = (subjects[subject] ??= {});
  calls[method] = (argument) => ipcRenderer.invoke(name, argument);
}

function on(event: string, listener: (payload: unknown) => void): () => void {
  if (!eventNames.some((name) => name === event)) throw new Error(`No such event: ${event}`);
  const forward = (_event: IpcRendererEvent, payload: unknown): void => {
    listener(payload);
  };
  ipcRenderer.on(event, forward);
  return () => {
    ipcRenderer.removeListener(event, forward);
  };
}

contextBridge.exposeInMainWorld('api', { ...subjects, on });
