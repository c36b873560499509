import { Link } from 'wouter'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { day, whole } from '#domain/message/value.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { ReleasesState } from './releases-state.ts'
import classes from './releases.module.css'

/** Releases that the list shows; the fields reach all of them. */
const SHOWN = 12

interface ReleaseListProps {
  readonly releases: readonly ReleaseStamp[]
  readonly state: ReleasesState
  readonly chosen: ReleaseStamp | null
  readonly onChange: (change: Partial<ReleasesState>) => void
}

/** The releases, newest first, and the choice of two that are compared. */
export function ReleaseList({ releases, state, chosen, onChange }: ReleaseListProps) {
  const { text } = useLanguage()
  const nameOf = ({ number, published_at }: ReleaseStamp) =>
    message('releases.entry', { number: whole(number), day: day(published_at) })
  const earlier = releases.filter(({ number }) => chosen !== null && number < chosen.number)
  return (
    <Stack as="nav" gap={16} aria-label={text(message('releases.all'))}>
      <Stack gap={8}>
        <Text as="h2" capitals size={12} tone="faint">
          {text(message('releases.all'))}
        </Text>
        <Stack as="ul" gap={4}>
          {releases.slice(0, SHOWN).map((release, at) => (
            <li key={release.hash}>
              <Link
                className={classes.entry}
                href={at === 0 ? '/releases' : `/releases?release=${release.number}`}
                aria-current={release.hash === chosen?.hash ? 'page' : undefined}
              >
                <Row as="span" gap={8} align="baseline">
                  <b>{text(message('releases.name', { number: whole(release.number) }))}</b>
                  {at === 0 && (
                    <Text as="span" size={12} tone="accent">
                      {text(message('releases.current'))}
                    </Text>
                  )}
                </Row>
                <Text as="span" line size={13} tone="soft">
                  {text(day(release.published_at))}
                </Text>
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
      {releases.length > 1 && (
        <Stack as="section" gap={8} screen aria-label={text(message('releases.compare'))}>
          <Text as="h2" heading>
            {text(message('releases.compare'))}
          </Text>
          <OneOfField
            label={message('releases.later')}
            value={chosen?.number ?? null}
            options={releases.slice(0, -1).map((release) => [release.number, nameOf(release)])}
            onChange={(release) => onChange({ release, since: null })}
          />
          {earlier.length > 0 && (
            <OneOfField
              label={message('releases.earlier')}
              value={state.since ?? earlier[0]?.number ?? null}
              options={earlier.map((release) => [release.number, nameOf(release)])}
              onChange={(since) => onChange({ since })}
            />
          )}
        </Stack>
      )}
    </Stack>
  )
}
