import { useEffect } from 'react'
import { message } from '#domain/message/message.ts'
import { atLast } from '#web/files/next-try.ts'
import { keepsSomething } from '#web/keeping/keeper-state.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { detailedBar } from '#web/memory/detailed-bar.ts'
import { useStore } from '#web/memory/store.ts'
import { unsavedWork } from '#web/memory/unsaved-work.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import classes from './device.module.css'
import { followOutbox, lookIntoOutbox } from './follow-outbox.ts'
import { isFreeNetwork } from './free-network.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { changeOver, nextVersion, registerWorker } from './register-worker.ts'
import { Synchronising } from './synchronising.tsx'

/** What follows the reader about their device: the bar without a connection, and a newer version of the program. */
export default function DeviceLayer() {
  useEffect(() => {
    detailedBar.set(OfflineNotice)
    void registerWorker().then(goOnKeeping)
  }, [])
  const version = useStore(nextVersion)
  const isSignedIn = useOwnAccount().status === 'signed-in'
  useEffect(() => {
    if (!isSignedIn) {
      lookIntoOutbox().catch(() => null)
      return
    }
    void followOutbox()
    void registerWorker().then(keepOutboxPage)
  }, [isSignedIn])
  return (
    <>
      <Synchronising />
      {version && <NewVersion version={version} />}
    </>
  )
}

/** The page of what waits is there before it is needed: without a line it could not be fetched. */
async function keepOutboxPage(): Promise<void> {
  const { loadPage } = await atLast(() => import('../page-files.ts'))
  await loadPage('device-page').catch(() => null)
}

/** The database comes only where something is kept in it. */
async function goOnKeeping(): Promise<void> {
  if (!keepsSomething()) return
  const { startKeeper } = await atLast(() => import('#web/keeping/keeper.ts'))
  await startKeeper(isFreeNetwork())
}

/** Said once, and nothing changes before the reader says so; what they write is saved first. */
function NewVersion({ version }: { readonly version: ServiceWorker }) {
  const { text } = useLanguage()
  const change = async () => {
    const work = unsavedWork.get()
    if (work && !(await work.save())) {
      await showToast({ kind: 'error', text: text(message('device.not-saved')) })
      return
    }
    changeOver(version)
  }
  return (
    <Row wrap align="center" gap={12} justify="between" className={classes.version} role="status">
      <span>{text(message('device.new-version'))}</span>
      <Button onClick={() => void change()}>{text(message('device.change-over'))}</Button>
    </Row>
  )
}
