import type { CatalogueDashboard } from '#contract/release-file.ts'
import { later } from '#web/kit/later.tsx'

const ShareDialog = later(async () => (await import('#web/features/sharing/share-dialog.tsx')).default, {
  form: 'note',
})
const WidgetDialog = later(async () => (await import('#web/widgets/widget-dialog.tsx')).default, {
  form: 'note',
})
const AppearanceDialog = later(
  async () => (await import('#web/features/appearance/appearance-dialog.tsx')).default,
  { form: 'note' },
)
const FeedbackDialog = later(
  async () => (await import('#web/features/send-in/feedback-dialog.tsx')).default,
  { form: 'note' },
)
const NewsletterDialog = later(
  async () => (await import('#web/features/send-in/newsletter-dialog.tsx')).default,
  { form: 'note' },
)

const VoiceDialog = later(async () => (await import('../voice/voice-dialog.tsx')).default, { form: 'note' })

export type OptionsDialog = 'share' | 'plugins' | 'voice' | 'appearance' | 'feedback' | 'newsletter'

interface OptionDialogsProps {
  readonly open: OptionsDialog | null
  readonly dashboard: CatalogueDashboard | undefined
  readonly onClose: () => void
}

/** The dialogs that options open. */
export function OptionDialogs({ open, dashboard, onClose }: OptionDialogsProps) {
  return (
    <>
      {open === 'share' && <ShareDialog dashboard={dashboard} onClose={onClose} />}
      {open === 'voice' && <VoiceDialog onClose={onClose} />}
      {open === 'plugins' && <WidgetDialog onClose={onClose} />}
      {open === 'feedback' && <FeedbackDialog onClose={onClose} />}
      {open === 'newsletter' && <NewsletterDialog onClose={onClose} />}
      {open === 'appearance' && <AppearanceDialog onClose={onClose} />}
    </>
  )
}
