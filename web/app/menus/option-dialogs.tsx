import { lazy, Suspense } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Coming } from '#web/kit/coming.tsx'

const ShareDialog = lazy(() => import('#web/features/sharing/share-dialog.tsx'))
const WidgetDialog = lazy(() => import('#web/widgets/widget-dialog.tsx'))
const AppearanceDialog = lazy(() => import('#web/features/appearance/appearance-dialog.tsx'))
const FeedbackDialog = lazy(() => import('#web/features/send-in/feedback-dialog.tsx'))
const NewsletterDialog = lazy(() => import('#web/features/send-in/newsletter-dialog.tsx'))

export type OptionsDialog = 'share' | 'plugins' | 'appearance' | 'feedback' | 'newsletter'

interface OptionDialogsProps {
  readonly open: OptionsDialog | null
  readonly dashboard: CatalogueDashboard | undefined
  readonly onClose: () => void
}

/** The dialogs that options open. */
export function OptionDialogs({ open, dashboard, onClose }: OptionDialogsProps) {
  return (
    <Suspense fallback={<Coming />}>
      {open === 'share' && <ShareDialog dashboard={dashboard} onClose={onClose} />}
      {open === 'plugins' && <WidgetDialog onClose={onClose} />}
      {open === 'feedback' && <FeedbackDialog onClose={onClose} />}
      {open === 'newsletter' && <NewsletterDialog onClose={onClose} />}
      {open === 'appearance' && <AppearanceDialog onClose={onClose} />}
    </Suspense>
  )
}
