import { ENDPOINTS } from '#contract/endpoints.ts'
import { FILE_ADDRESSES } from './file-addresses.ts'

/** The list of calls for people who read the repository. */
export function apiReadme(): string {
  const tags = [...new Set(ENDPOINTS.map(({ tag }) => tag))]
  const tables = tags.map((tag) => {
    const rows = ENDPOINTS.filter((endpoint) => endpoint.tag === tag).map(
      ({ method, path, summary }) => `| \`${method} /api${path}\` | ${summary} |`,
    )
    return `## ${tag}\n\n| Call | What |\n|---|---|\n${rows.join('\n')}\n`
  })
  const files = FILE_ADDRESSES.map(({ path, summary }) => `| \`GET ${path}\` | ${summary} |`)
  return `# API

Written by \`node server/features/docs/write-api-docs.ts\` from \`contract/\`; do not edit. \`openapi.json\` has the whole
description, and a running server shows it at \`/api/docs\`.

## Files

Not below \`/api\`. Documents are for whoever may see them; another's answers 404. Answers have an ETag; 429 with \`Retry-After\`
while many wait. What each address takes stands in \`openapi.json\`.

| Address | What |
|---|---|
${files.join('\n')}

${tables.join('\n')}`
}
