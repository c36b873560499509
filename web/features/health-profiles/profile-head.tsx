import { IconChecklist, IconPrinter, IconShare2 } from '#web/kit/icons.ts'
import { useCallback } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { day, placeName } from '#domain/message/value.ts'
import { placesAbove } from '#domain/reference/reference-data.ts'
import type { Option } from '#sections/definition/options.ts'
import { Picker } from '#web/controls/picker.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { printPage } from '#web/kit/print-page.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { profileAddress } from './profile-address.ts'
import classes from './profile-head.module.css'
import type { ProfileProps } from './profile-props.ts'

interface ProfileHeadProps extends ProfileProps {
  /** Opens the ways to pass the profile on. */
  readonly onShare: () => void
}

/** What stays at the top: which place, where it lies, how new the figures are, and what can be done with the profile. */
export function ProfileHead({ question, release, onShare }: ProfileHeadProps) {
  const { text } = useLanguage()
  const { place } = question
  const { choices, choose } = useChoices(question)
  return (
    <div className={classes.sticky}>
      <Row wrap align="end" justify="between" gap={16} rows={8} className={classes.bar}>
        <Row wrap align="end" gap={20} rows={6} grows className={classes.place}>
          <div data-print="never" className={classes.choice}>
            <Picker
              label={text(message('profiles.place'))}
              value={String(place.id)}
              text={text(placeName(place), 'name')}
              options={choices}
              onPick={choose}
            />
          </div>
          <div className={classes.where}>
            <Breadcrumb question={question} />
            <Text tone="faint" size={13}>
              {text(
                message('profiles.updated', {
                  date: day(release.published_at),
                  number: String(release.number),
                }),
              )}
            </Text>
          </div>
        </Row>
        <Row gap={8} screen className={classes.ways}>
          <LinkButton href={`/check?location=${question.place.id}`}>
            <IconChecklist size={18} aria-hidden="true" />{' '}
            <span className={classes.word}>{text(message('profiles.check'))}</span>
          </LinkButton>
          <Button onClick={onShare}>
            <IconShare2 size={18} aria-hidden="true" />{' '}
            <span className={classes.word}>{text(message('shell.share'))}</span>
          </Button>
          <Button onClick={printPage}>
            <IconPrinter size={18} aria-hidden="true" />{' '}
            <span className={classes.word}>{text(message('profiles.print'))}</span>
          </Button>
        </Row>
      </Row>
      {place.level < 4 && (
        <Row as="nav" gap={24} screen className={classes.parts} aria-label={text(message('profiles.parts'))}>
          {PARTS.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {text(title)}
            </a>
          ))}
        </Row>
      )}
    </div>
  )
}

const PARTS: readonly (readonly [string, Message])[] = [
  ['news', message('place-news.part')],
  ['demographics', message('profiles.demographics')],
  ['map', message('profiles.map-title')],
  ...PROFILE_AREAS.map(({ slug, title }) => [slug, title] as const),
]

/** The introduction, and the places that hold this one, each with a profile of its own. */
function Breadcrumb({ question: { place, data } }: Pick<ProfileProps, 'question'>) {
  const { text } = useLanguage()
  const search = useSearch()
  const around = placesAbove(data.reference, place.id)
    .slice(1)
    .reverse()
    .flatMap((id) => data.reference.locations.get(id) ?? [])
  return (
    <nav aria-label={text(message('profiles.breadcrumb'))} data-print="never" className={classes.crumbs}>
      <ol>
        <li>
          <Link href={`/health-profiles${search ? `?${search}` : ''}`}>
            {text(message('profiles.heading'))}
          </Link>
        </li>
        {around.map((holder) => (
          <li key={holder.id}>
            <Link href={profileAddress(holder, search)}>{text(placeName(holder), 'name')}</Link>
          </li>
        ))}
        <li aria-current="page">{text(placeName(place), 'name')}</li>
      </ol>
    </nav>
  )
}

/** Every place with a profile, the nation first; choosing one goes there. */
function useChoices({ data }: ProfileProps['question']) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const { locations } = data.reference
  const choices = useCallback(
    () =>
      [...locations.values()]
        .filter(({ level }) => level <= 3)
        .sort((a, b) => a.level - b.level || a.name.localeCompare(b.name))
        .map(
          (place): Option => ({
            value: String(place.id),
            label: place.id === NATION ? message('profiles.national-choice') : placeName(place),
            group: GROUPS[place.level === 1 ? 0 : place.level === 2 ? 1 : 2],
            hint: '',
            reason: null,
            classification: null,
            depth: 0,
          }),
        ),
    [locations],
  )
  const choose = (value: string) => {
    const place = locations.get(Number(value))
    if (place) navigate(profileAddress(place, search))
  }
  return { choices, choose }
}

const GROUPS = [message('profiles.nation'), message('profiles.zones'), message('profiles.states')] as const
