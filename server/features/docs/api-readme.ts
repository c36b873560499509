import { ENDPOINTS } from '#contract/endpoints.ts'

/** The list of calls for people who read the repository. */
export function apiReadme(): string {
  const tags = [...new Set(ENDPOINTS.map(({ tag }) => tag))]
  const tables = tags.map((tag) => {
    const rows = ENDPOINTS.filter((endpoint) => endpoint.tag === tag).map(
      ({ method, path, summary }) => `| \`${method} /api${path}\` | ${summary} |`,
    )
    return `## ${tag}\n\n| Call | What |\n|---|---|\n${rows.join('\n')}\n`
  })
  return `# API

Written by \`npm run docs:api\` from \`contract/\`; do not edit. \`openapi.json\` has the whole
description, and a running server shows it at \`/api/docs\`.

## Files of documents

Not below \`/api\`, for whoever may see the document; another's answers 404.

| Address | What |
|---|---|
| \`GET /document/{id}.pdf\` | Set on pages, tagged for readers aloud, with figures as lines and letters |
| \`GET /document/{id}.docx\` | For Word: headings, captions, tables, pictures of 300 dots to the inch |
| \`GET /document/{id}.pptx\` | Slides: a finding and a figure each, bars and lines as charts that can be edited |
| \`GET /document/{id}.html\` | One page without scripts, with drawings and tables in it |
| \`GET /document/{id}.json\` | The document itself |

\`place\`, \`source\` and \`period\` close what a template leaves open, \`lang\` is \`en\` or \`pcm\`. Answers have an ETag; 429 with
\`Retry-After\` while many wait.

${tables.join('\n')}`
}
