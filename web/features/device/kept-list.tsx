import type { Catalogue } from '#contract/release-data.ts'
import { type Message, message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import type { KeptSet } from '#web/device/tables.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { keeper } from '#web/keeping/keeper-state.ts'
import { free, goOn, stop } from '#web/keeping/keeper.ts'
import { passOn } from '#web/keeping/pass-on.ts'
import { PASSED_ENDING } from '#web/keeping/passed-file.ts'
import { wishOf } from '#web/keeping/wish.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import classes from './device.module.css'
import { megabytes } from './bytes.ts'
import { wishTitle } from './wish-title.ts'

/** What this device keeps: how old it is, how far it has come, and the ways to stop it, to go on and to free its room. */
export function KeptList({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const { sets } = useStore(keeper)
  if (sets.length === 0) return <Text tone="soft">{text(message('device.none-kept'))}</Text>
  return (
    <Stack as="ul">
      {sets.map((set) => (
        <KeptRow key={set.id} set={set} catalogue={catalogue} />
      ))}
    </Stack>
  )
}

function KeptRow({ set, catalogue }: { readonly set: KeptSet; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const { arrived, program: bringing } = useStore(keeper)
  const program = bringing?.of.includes(set.id) ? bringing : null
  const wish = wishOf(set.id)
  const title = text((wish && wishTitle(wish, catalogue)?.title) ?? set.id)
  const here = Math.min(arrived.get(set.id) ?? 0, set.bytes)
  const coming = program ?? { here, all: set.bytes || 1 }
  return (
    <Row as="li" wrap gap={12} align="center" entry={12}>
      <Box grows shrinks className={classes.what}>
        <Text weight={600}>{title}</Text>
        <Text tone="soft" size={13}>
          {text(set.status === 'going' ? goingOn(program, { here, all: set.bytes }) : stateOf(set))}
        </Text>
        {set.status === 'going' && (
          <progress className={classes.progress} max={coming.all} value={coming.here} aria-label={title} />
        )}
      </Box>
      {set.status === 'whole' && (
        <Badge kind="accent">{text(message('device.kept-on', { date: day(set.at) }))}</Badge>
      )}
      <Text figures keeps weight={600}>
        {text(message('device.size', { size: megabytes(set.bytes) }))}
      </Text>
      <Ways set={set} title={title} />
    </Row>
  )
}

function Ways({ set, title }: { readonly set: KeptSet; readonly title: string }) {
  const { text } = useLanguage()
  const { id, status } = set
  const way = (words: Message, label: Message, act: () => Promise<void>) => (
    <Button aria-label={text(label)} onClick={() => void act()}>
      {text(words)}
    </Button>
  )
  return (
    <Row gap={8} keeps>
      {status === 'going' &&
        way(message('device.stop'), message('device.stop-this', { what: title }), () => stop(id))}
      {(status === 'stopped' || status === 'refused') &&
        way(message('device.go-on'), message('device.go-on-with', { what: title }), () => goOn(id))}
      {status === 'whole' &&
        way(message('device.pass-on'), message('device.pass-on-this', { what: title }), async () =>
          saveFile(await passOn(set), `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}${PASSED_ENDING}`),
        )}
      {status !== 'going' &&
        way(message('device.free'), message('device.free-this', { what: title }), () => free(id))}
    </Row>
  )
}

interface Part {
  readonly here: number
  readonly all: number
}

/** How far the figures are, and then the pages that show them. */
function goingOn(program: Part | null, figures: Part): Message {
  const sizes = ({ here, all }: Part) => ({ here: megabytes(here), all: megabytes(all) })
  return program ? message('device.going-pages', sizes(program)) : message('device.going', sizes(figures))
}

function stateOf({ status, isPassed }: KeptSet): Message {
  if (status === 'stopped') return message('device.stopped')
  if (status === 'refused') return message('device.refused')
  return message(isPassed ? 'device.passed' : 'device.opens')
}
