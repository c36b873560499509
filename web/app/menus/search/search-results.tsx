import { useMemo } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useDeferred } from '#web/kit/use-deferred.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useDefinitions } from '#web/queries/definitions.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useMenuAdditions } from '../menu-additions.ts'
import { findByWords, KINDS } from './find-by-words.ts'
import type { Finding } from './finding.ts'
import classes from './search.module.css'
import { SearchAnswer, useSearchAnswer } from './search-answer.tsx'
import { SearchCheck } from './search-check.tsx'

const HEADS = {
  indicators: message('search.indicators'),
  places: message('search.places'),
  sources: message('search.sources'),
  pages: message('search.pages'),
} as const

interface ResultsProps {
  readonly query: string
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

/** The findings of typed words, by kind; each is a link. */
export function SearchResults({ query, catalogue, onClose }: ResultsProps) {
  const { text } = useLanguage()
  const wanted = useDeferred(query.trim())
  const additions = useMenuAdditions()
  const searched = useSearched(catalogue)
  const found = useMemo(
    () => findByWords(wanted, { catalogue: searched, additions }),
    [wanted, searched, additions],
  )
  const answer = useSearchAnswer(wanted)
  const count = KINDS.reduce((sum, kind) => sum + found[kind].length, found.more)
  return (
    <>
      <Text role="status" tone="soft" size={13} below={8}>
        {count === 0 && !answer && text(message('search.nothing', { query: wanted }))}
        {count > 0 && text(message('search.found', { count }))}
        {count > 0 && found.unknown.length > 0 && (
          <>
            {' '}
            · {text(message('search.unknown', { words: listOf(found.unknown.map((word) => `“${word}”`)) }))}
          </>
        )}
      </Text>
      <SearchCheck {...{ query: wanted, onClose }} catalogue={searched} />
      {answer && <SearchAnswer {...{ answer, onClose }} />}
      <Grid gap={24} rows={16} className={classes.kinds}>
        {KINDS.filter((kind) => found[kind].length > 0).map((kind) => (
          <section key={kind} data-kind={kind} data-column="" aria-label={text(HEADS[kind])}>
            <h2 className={classes.heading}>{text(HEADS[kind])}</h2>
            <ul>
              {found[kind].map((finding) => (
                <li key={finding.href}>
                  <FoundLink {...{ finding, onClose }} />
                </li>
              ))}
            </ul>
            {kind === 'indicators' && found.more > 0 && (
              <Text tone="faint" size={13} above={4}>
                {text(message('search.and-more', { count: whole(found.more) }))}
              </Text>
            )}
          </section>
        ))}
      </Grid>
    </>
  )
}

function FoundLink({ finding, onClose }: { readonly finding: Finding; readonly onClose: () => void }) {
  const { text } = useLanguage()
  const { title, detail, href, outside } = finding
  const inside = (
    <>
      {text(title, 'name')}
      <span>{text(detail)}</span>
    </>
  )
  return outside ? (
    <a href={href} className={classes.entry}>
      {inside}
    </a>
  ) : (
    <Link href={href} className={classes.entry} onClick={onClose}>
      {inside}
    </Link>
  )
}

/** The catalogue with the definitions and the local government areas, as soon as these have arrived. */
function useSearched(catalogue: Catalogue): Catalogue {
  const reference = useDefinitions(catalogue.reference)
  const lgas = useResource(lgaNames)
  const found = lgas.status === 'ready' ? lgas.value : null
  return useMemo(() => {
    if (found === null) return { ...catalogue, reference }
    const locations = new Map(reference.locations)
    for (const place of found) locations.set(place.id, place)
    return { ...catalogue, reference: { ...reference, locations } }
  }, [catalogue, reference, found])
}
