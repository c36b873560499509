import type { Plugin, Rolldown } from 'vite'

/** The pages that are drawn by a file of their own beside that of every page, by the module that draws them. */
const PAGES = ['dashboard-page', 'health-profile-page', 'home-page']

/**
 * Announces in the page's text the files of the pages that most readers begin with, each line with the page it is for (`data-page`); the
 * server keeps those of the page that it sends (`server/features/page/page-text.ts`).
 */
export function announcedFiles(): Plugin {
  return {
    name: 'announced-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = new Set(
          filesWith(
            chunks.filter(({ isEntry }) => isEntry),
            chunks,
          ),
        )
        return PAGES.flatMap((page) => {
          const own = chunks.filter(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(`/web/app/pages/${page}.tsx`)),
          )
          return filesWith(own, chunks)
            .filter((name) => !first.has(name) && !html.includes(name))
            .map((name) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', 'data-page': page, crossorigin: true, href: `/${name}` },
              injectTo: 'head' as const,
            }))
        })
      },
    },
  }
}

/** The names of chunks and of all that they import before they run. */
function filesWith(
  begin: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const found = new Set(begin.map(({ fileName }) => fileName))
  for (const name of found) {
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(next)
  }
  return [...found]
}
