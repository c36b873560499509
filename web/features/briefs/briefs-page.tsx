import { useState } from 'react'
import type { BriefRow } from '#contract/briefs/briefs.ts'
import { zoneCode } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Box, Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { asPlace } from './as-place.ts'
import { useAllBriefs } from './all-briefs.ts'
import { BriefTable } from './brief-table.tsx'
import classes from './briefs.module.css'

/** The briefs of the nation, the zones and the states, one by one and all together. */
export default function BriefsPage({ page }: PageProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /briefs')
  return (
    <Stack gap={20} className={classes.page}>
      <h1>{text(page.title)}</h1>
      <WhenAnswered answer={answer} what={page.title}>
        {({ release, places }) => (
          <>
            <Text tone="soft" size={16} widest="80ch">
              {text(message('briefs.lead', { release }))}
            </Text>
            <AllOfThem places={places} />
            <Places places={places} />
          </>
        )}
      </WhenAnswered>
    </Stack>
  )
}

function AllOfThem({ places }: { readonly places: readonly BriefRow[] }) {
  const { text } = useLanguage()
  const { state, start, cancel } = useAllBriefs(places)
  const isWorking = state.status === 'working'
  return (
    <Stack as="section" gap={10} card="accent" widest={860}>
      <Row wrap gap={12} justify="between">
        <Stack gap={2}>
          <Text as="h2" size={16} weight={650}>
            {text(message('briefs.all', { count: places.length }))}
          </Text>
          <Text tone="soft" size={13}>
            {text(message('briefs.all-about'))}
          </Text>
        </Stack>
        <Row wrap gap={8}>
          {isWorking ? (
            <Button onClick={cancel}>{text(message('briefs.cancel'))}</Button>
          ) : (
            (['pdf', 'docx', 'pptx'] as const).map((format) => (
              <Button key={format} onClick={() => void start(format)}>
                {text(message('briefs.download', { format: format.toUpperCase() }))}
              </Button>
            ))
          )}
        </Row>
      </Row>
      {isWorking && (
        <progress
          className={classes.progress}
          max={places.length}
          value={state.done}
          aria-label={text(message('briefs.all', { count: places.length }))}
        />
      )}
      <Text size={13} role="status" unlessEmpty>
        {isWorking && (
          <>
            <Said what={message('briefs.progress', { done: state.done, all: places.length })} />
            {` · ${text(message('briefs.now', { place: placeName(asPlace(state.now)) }))}`}
          </>
        )}
        {state.status === 'failed' && text(message('briefs.failed'))}
        {state.status === 'ready' && text(message('briefs.ready', { count: places.length }))}
      </Text>
    </Stack>
  )
}

function Places({ places }: { readonly places: readonly BriefRow[] }) {
  const { text } = useLanguage()
  const [sought, seek] = useState('')
  const wanted = sought.trim().toLowerCase()
  const zones = places.filter(({ level }) => level === 2)
  const shown = zones
    .map((zone) => ({
      zone,
      states: places.filter(({ parent, name }) => parent === zone.id && name.toLowerCase().includes(wanted)),
    }))
    .filter(({ states }) => states.length > 0)
  return (
    <>
      <Box widest={860}>
        <BriefTable title={text(message('briefs.nation'))} rows={places.filter(({ level }) => level === 1)} />
      </Box>
      <Stack gap={8}>
        <input
          type="search"
          className={classes.find}
          placeholder={text(message('briefs.find'))}
          aria-label={text(message('briefs.find'))}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
        <Text tone="soft" size={12} widest="80ch">
          {text(message('briefs.legend'))}
        </Text>
      </Stack>
      {shown.length === 0 && <Text role="status">{text(message('briefs.none'))}</Text>}
      <Grid gap={32} className={classes.zones}>
        {shown.map(({ zone, states }) => (
          <BriefTable
            key={zone.id}
            title={zone.name}
            zone={zoneCode(zone.name).toLowerCase()}
            rows={wanted === '' ? [zone, ...states] : states}
          />
        ))}
      </Grid>
    </>
  )
}
