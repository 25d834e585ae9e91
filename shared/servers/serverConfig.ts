// One entry of `mcpServers`, in the format that other MCP clients use.
import { z } from 'zod';

const headers = z.record(z.string(), z.string());

export const stdioServerConfigSchema = z.object({
  type: z.literal('stdio').optional(),
  command: z.string().trim().min(1),
  args: z.array(z.string()).optional(),
  env: z.record(z.string(), z.string()).optional(),
  cwd: z.string().optional(),
});

export const httpServerConfigSchema = z.object({
  type: z.enum(['http', 'streamable-http', 'streamableHttp']).optional(),
  url: z.url({ protocol: /^https?$/ }),
  headers: headers.optional(),
});

/** A demo server that ships with the app; where and how it runs is decided in electron/mcp. */
const demoServerConfigSchema = z.object({
  frontdesk: z.object({ demo: z.enum(['legacy', 'modern']) }),
});

export const serverConfigSchema = z.union([
  stdioServerConfigSchema,
  httpServerConfigSchema,
  demoServerConfigSchema,
]);

export type StdioServerConfig = z.infer<typeof stdioServerConfigSchema>;
export type HttpServerConfig = z.infer<typeof httpServerConfigSchema>;
export type ServerConfig = z.infer<typeof serverConfigSchema>;
