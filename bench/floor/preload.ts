import { contextBridge, ipcRenderer } from 'electron';
import type { FloorApi } from './floorApi.ts';

const floor: FloorApi = {
  connect: (command) => ipcRenderer.invoke('connect', command),
  run: (tool) => ipcRenderer.invoke('run', tool),
  answer: (content) => ipcRenderer.invoke('answer', content),
  onQuestion: (listener) => {
    ipcRenderer.on('question', (_event, params: Parameters<typeof listener>[0]) => {
      listener(params);
    });
  },
};

contextBridge.exposeInMainWorld('floor', floor);
