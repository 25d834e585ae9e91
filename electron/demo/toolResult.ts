// The results a desk tool can give, in the shape both generations share.

export type Content =
  | { type: 'text'; text: string }
  | { type: 'image'; data: string; mimeType: string }
  | {
      type: 'resource_link';
      uri: string;
      name: string;
      title?: string;
      description?: string;
      mimeType?: string;
    };

// A type alias, not an interface: the SDKs' result types carry an index signature.
export type ToolResult = {
  content: Content[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

export function success(text: string, structuredContent?: Record<string, unknown>): ToolResult {
  return {
    content: [{ type: 'text', text }],
    ...(structuredContent !== undefined && { structuredContent }),
  };
}

export function failure(text: string, structuredContent?: Record<string, unknown>): ToolResult {
  return { ...success(text, structuredContent), isError: true };
}

/** Of a tool whose page cannot be served. */
export const pagesUnavailable = failure(
  'The page for this could not be opened on this computer, so nothing was done.',
  { outcome: 'unavailable' },
);
