import { SECTIONS } from '#sections/sections.ts'
import { CATALOGUE, DASHBOARD, QUERIES } from '#tests/sections/country.ts'
import { SectionHost } from '#web/section-host/section-host.tsx'
import { ANSWERS, FILES } from './every-page.tsx'
import { type OpenPart, openPart } from './open-part.tsx'
import { settle } from './settle.ts'

/** Choices that show the most, by their place among those for every section. */
const TAKEN = [1, 3]
/** Those that show more of one section: a series that can be forecast, weeks. */
const FURTHER: Readonly<Record<string, number>> = {
  'predictive-analysis': 4,
  'epidemic-curve': 5,
}
export const SECTION_ROWS = SECTIONS.flatMap((section) => {
  const { all, instead, own } = QUERIES
  const queries = (instead[section.slug] ?? all).filter(
    (_, at) => TAKEN.includes(at) || FURTHER[section.slug] === at,
  )
  return [...queries, ...(own[section.slug] ?? [])].map(
    (query, at) => [`${section.slug}-${at}`, section, query] as const,
  )
})

/** Drawn in a usual run too: each second section once. */
export const USUAL_SECTIONS = SECTION_ROWS.filter(
  ([, section], at) => SECTION_ROWS.findIndex(([, { slug }]) => slug === section.slug) === at,
).filter((_, at) => at % 2 === 0)

/** A section of a dashboard of the made-up country, with the choices of an address. */
export async function openEverySection(section: (typeof SECTIONS)[number], query: string): Promise<OpenPart> {
  const opened = await openPart(
    <SectionHost {...{ section, unmet: [] }} catalogue={CATALOGUE} dashboard={DASHBOARD} />,
    { ...{ answers: ANSWERS, files: FILES }, at: `/dashboard/Winter/1?${query}` },
  )
  await settle()
  return opened
}
