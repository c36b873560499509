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

Written by \`node server/features/docs/write-api-docs.ts\` from \`contract/\`; do not edit. \`openapi.json\` has the whole
description, and a running server shows it at \`/api/docs\`.

${tables.join('\n')}`
}
