import { useEffect } from 'react'
import { LITE_START } from '#catalogue/lite-address.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { PageFrame } from '#web/kit/page-frame.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { keeper } from '#web/keeping/keeper-state.ts'
import {
  clearDatabase,
  fetchesReleases,
  fetchReleases,
  free,
  startKeeper,
  synchronise,
} from '#web/keeping/keeper.ts'
import { programResource } from '#web/keeping/plan.ts'
import { look } from '#web/keeping/outbox.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { useReleaseRead } from '#web/queries/use-release-read.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { KeptList } from './kept-list.tsx'
import { OutboxList } from './outbox-list.tsx'
import { gigabytes, megabytes } from './bytes.ts'
import { TakePassed } from './take-passed.tsx'
import { useRoom } from './use-room.ts'
import { WishList } from './wish-list.tsx'

/** What is kept on this device, and what can be. */
export default function DeviceContent({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const { status } = useStore(keeper)
  useEffect(() => void startKeeper(false), [])
  useEffect(() => void look().catch(() => null), [])
  return (
    <PageFrame width="text">
      <Stack gap={24}>
        <div>
          <Text as="h1" below={4}>
            {text(message('device.title'))}
          </Text>
          <Text tone="soft">{text(message('device.lead'))}</Text>
        </div>
        <OutboxList />
        {!('serviceWorker' in navigator) ? (
          <KeepsNothing />
        ) : status === 'broken' ? (
          <Broken />
        ) : (
          <Keeping catalogue={catalogue} />
        )}
      </Stack>
    </PageFrame>
  )
}

function Keeping({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const { isFull, sets } = useStore(keeper)
  // A set that found no room says so itself.
  const isSaid = sets.some(({ status }) => status === 'refused')
  return (
    <>
      <FormError>{isFull && !isSaid ? text(message('device.full')) : null}</FormError>
      <section>
        <Text as="h2" below={8}>
          {text(message('device.here'))}
        </Text>
        <KeptList catalogue={catalogue} />
        <Room />
      </section>
      <section>
        <Text as="h2" below={8}>
          {text(message('device.keep-heading'))}
        </Text>
        <WishList catalogue={catalogue} />
        <WithProgram />
      </section>
      <TakePassed />
    </>
  )
}

function WithProgram() {
  const { text } = useLanguage()
  const program = useResource(programResource)
  if (program.status !== 'ready') return null
  const size = megabytes(program.value.files.reduce((sum, [, bytes]) => sum + bytes, 0))
  return (
    <Text tone="soft" size={13} above={12}>
      {text(message('device.with-program', { size }))}
    </Text>
  )
}

/** The room that is taken and left, whether releases come by themselves, and the way to free all of it. */
function Room() {
  const { text } = useLanguage()
  const { sets } = useStore(keeper)
  const room = useRoom()
  if (sets.length === 0) return null
  const removeAll = async () => {
    for (const { id } of sets) await free(id)
  }
  return (
    <Stack gap={12} above={12}>
      {room && (
        <Row wrap gap={12} justify="between">
          <Text tone="soft" size={13}>
            {text(message('device.room-kept', { size: megabytes(room.kept) }))}
          </Text>
          {room.left !== null && (
            <Text tone="soft" size={13}>
              {text(message('device.room-left', { size: gigabytes(room.left) }))}
            </Text>
          )}
        </Row>
      )}
      <OtherRelease />
      <CheckField
        role="switch"
        label={text(message('device.fetch-releases'))}
        defaultChecked={fetchesReleases()}
        onChange={({ target }) => fetchReleases(target.checked)}
      />
      <div>
        <Button onClick={() => void removeAll()}>{text(message('device.remove-all'))}</Button>
      </div>
    </Stack>
  )
}

/** The site has another release than this device: it is brought when the reader says so. */
function OtherRelease() {
  const { text } = useLanguage()
  const { release, status } = useStore(keeper)
  const read = useReleaseRead()
  if (!release || !read || release.hash === read.hash) return null
  return (
    <Row wrap gap={12} align="center">
      <Text>{text(message('device.other-release', { number: String(read.number) }))}</Text>
      <Button disabled={status === 'synchronizing'} onClick={() => void synchronise()}>
        {text(message('device.bring-release'))}
      </Button>
    </Row>
  )
}

function KeepsNothing() {
  const { text } = useLanguage()
  return (
    <Message
      title={text(message('device.no-worker'))}
      actions={
        <Button onClick={() => window.location.assign(LITE_START)}>{text(message('device.to-lite'))}</Button>
      }
    >
      {text(message('device.no-worker-why'))}
    </Message>
  )
}

/** The database cannot be used (specification of public features §4). */
function Broken() {
  const { text } = useLanguage()
  return (
    <Message
      title={text(message('shell.went-wrong'))}
      actions={<Button onClick={() => void clearDatabase()}>{text(message('shell.clear'))}</Button>}
    >
      {text(message('device.broken'))}
    </Message>
  )
}
