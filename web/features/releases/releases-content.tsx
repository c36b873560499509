import { DownloadButton } from '#web/kit/download-button.tsx'
import type { AnswerOf } from '#contract/call.ts'
import { requestOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ChangedSeriesTable } from './changed-series.tsx'
import { countsLead, titleOf } from './release-words.ts'
import { ReleaseList } from './release-list.tsx'
import { NewSources, ReleaseSizes } from './release-aside.tsx'
import { RELEASES_STATE } from './releases-state.ts'
import classes from './releases.module.css'
import { NewFigures } from './new-figures.tsx'
import { PlaceChanges } from './place-changes.tsx'

interface ReleasesProps {
  readonly catalogue: Catalogue
  readonly addressOf: (indicator: number, source: number) => string | null
}

/** Every release of the data, what each changed, and any two of them side by side. */
export default function ReleasesContent({ catalogue, addressOf }: ReleasesProps) {
  const { text } = useLanguage()
  const releases = useAnswer('GET /releases')
  const [state, change] = useAddressState(RELEASES_STATE)
  return (
    <div className={classes.page}>
      <WhenAnswered answer={releases} what={message('releases.what')}>
        {(all) => {
          const chosen = all.find(({ hash, number }) => [hash, String(number)].includes(state.release ?? ''))
          const release = state.release === null ? all[0] : chosen
          return (
            <Grid gap={32} className={classes.columns}>
              <ReleaseList releases={all} state={state} chosen={release ?? null} onChange={change} />
              {release ? (
                <OneRelease
                  key={`${release.hash} ${state.since}`}
                  {...{ catalogue, addressOf }}
                  hash={release.hash}
                  since={state.since}
                  place={state.place}
                  onPlace={(place) => change({ place }, { replace: true })}
                />
              ) : (
                <Message title={text(message('releases.unknown', { name: state.release ?? '' }))}>
                  {text(message('releases.unknown-why'))}
                </Message>
              )}
            </Grid>
          )
        }}
      </WhenAnswered>
    </div>
  )
}

interface OneReleaseProps extends ReleasesProps {
  readonly hash: string
  readonly since: string | null
  readonly place: number | null
  readonly onPlace: (place: number | null) => void
}

function OneRelease({ catalogue, addressOf, hash, since, place, onPlace }: OneReleaseProps) {
  const query = since === null ? {} : { since }
  const answer = useAnswer('GET /releases/{hash}/changes', { path: { hash }, query })
  return (
    <WhenAnswered answer={answer} what={message('releases.differences')}>
      {(found) => (
        <Grid gap={32} className={classes.release}>
          <Stack gap={24} shrinks>
            <Opening found={found} hash={hash} query={query} />
            {found.since !== null && (
              <>
                <ChangedSeriesTable {...{ catalogue, addressOf, hash, query }} series={found.series} />
                <NewFigures {...{ catalogue, hash, query }} count={found.counts.added} />
                <PlaceChanges {...{ catalogue, hash, query, place, onPlace }} />
              </>
            )}
          </Stack>
          <Stack as="aside" gap={24}>
            <NewSources catalogue={catalogue} series={found.series} isFirst={found.since === null} />
            <ReleaseSizes found={found} />
          </Stack>
        </Grid>
      )}
    </WhenAnswered>
  )
}

interface OpeningProps {
  readonly found: AnswerOf<'GET /releases/{hash}/changes'>
  readonly hash: string
  readonly query: { readonly since?: string }
}

function Opening({ found, hash, query }: OpeningProps) {
  const { text } = useLanguage()
  const table = requestOf('GET /releases/{hash}/changes/figures', {
    path: { hash },
    query: { ...query, format: 'csv' },
  })
  return (
    <Row wrap justify="between" align="start" gap={16}>
      <Stack gap={6} shrinks>
        <h1>{text(titleOf(found))}</h1>
        <Text tone="soft" widest="80ch">
          {text(countsLead(found))}
        </Text>
        {found.release.note !== '' && (
          <Text tone="faint" size={13} widest="80ch" breaks lang="en">
            {found.release.note}
          </Text>
        )}
      </Stack>
      {found.since !== null && (
        <DownloadButton href={table.address}>{text(message('releases.csv'))}</DownloadButton>
      )}
    </Row>
  )
}
