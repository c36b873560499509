import { parse } from 'regexparam'
import { expect, test } from 'vitest'
import { AREA_PAGES } from '#catalogue/area-pages.ts'
import { MOVED_PAGES, PAGES } from '#catalogue/pages.ts'
import { readSourceFiles } from './source-files.ts'

const ROUTER = 'web/app/router.tsx'
const KNOWN = [...PAGES, ...MOVED_PAGES].map(({ pattern }) => parse(pattern).pattern)

const files = readSourceFiles([
  'web',
  'plugins',
  'catalogue',
  'domain',
  'charts',
  'sections',
  'server',
]).filter(({ path }) => !path.includes('.test.'))

test('routes stand in the table of pages, which web and server both read', () => {
  const own = files
    .filter(({ path, text }) => path !== ROUTER && /<Route\b|\buseRoute\(/.test(text))
    .map(
      ({ path }) =>
        `${path} has a route of its own: the server answers 404 for its address. Write a row in catalogue/pages.ts instead; ${ROUTER} makes the route from it.`,
    )
  expect(own).toEqual([])
})

test('links lead to pages of the table', () => {
  const lost = files.flatMap(({ path, text }) =>
    linksIn(text)
      .filter((address) => !isPage(address))
      .map(
        (address) =>
          `${path} leads to ${address}, which is no page. Write a row for it in catalogue/pages.ts or catalogue/area-pages.ts, or mend the address.`,
      ),
  )
  expect(lost).toEqual([])
})

/** Addresses that are written out in links, without their query; those of files and of the API are no pages. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\b(?:href|to|link)(?:=|: )(?:"|\{?['"`])(\/[^"'`?$]*)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.endsWith('/') && !/^\/(api|assets)\b|\.\w+$/.test(address))
}

function isPage(address: string): boolean {
  const [path = '', view] = address.split('#/')
  const isView =
    view === undefined || AREA_PAGES.some(({ area, slug }) => path === `/${area}` && slug === view)
  return isView && KNOWN.some((pattern) => pattern.test(path))
}
