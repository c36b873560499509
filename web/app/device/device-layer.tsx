import { useEffect } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { detailedBar } from '#web/memory/detailed-bar.ts'
import { useStore } from '#web/memory/store.ts'
import { unsavedWork } from '#web/memory/unsaved-work.ts'
import classes from './device.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { changeOver, nextVersion, registerWorker } from './register-worker.ts'

/** What follows the reader about their device: the bar without a connection, and a newer version of the program. */
export default function DeviceLayer() {
  useEffect(() => {
    detailedBar.set(OfflineNotice)
    void registerWorker()
  }, [])
  const version = useStore(nextVersion)
  return version && <NewVersion version={version} />
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
