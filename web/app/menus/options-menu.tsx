import {
  IconAdjustments,
  IconAntennaBars2,
  IconChartDots3,
  IconChecklist,
  IconDeviceMobileDown,
  IconDots,
  IconDotsVertical,
  IconExternalLink,
  IconHelp,
  IconHistory,
  IconInfoCircle,
  IconListSearch,
  IconDatabasePlus,
  IconHeartHandshake,
  IconListNumbers,
  IconMail,
  IconMailPlus,
  IconMaximize,
  IconMessage,
  IconMessageCircleQuestion,
  IconMicrophone,
  IconPalette,
  IconPrinter,
  IconPuzzle,
  IconRoute,
  IconShare2,
  IconSparkles,
  IconUsers,
} from '#web/kit/icons.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { liteAddress } from '#catalogue/lite-address.ts'
import { OTHER_VERSIONS, THIS_VERSION } from '#catalogue/product-versions.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { IconButton } from '#web/kit/button.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import type { MenuItem } from '#web/kit/menu-item.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { printPage } from '#web/kit/print-page.ts'
import { withShown } from '#web/controls/with-shown.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { kilobytesOfVisit } from './data-meter.ts'
import { menuPages } from './menu-pages.ts'
import { OptionDialogs, type OptionsDialog } from './option-dialogs.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

const ICONS: Readonly<Record<string, React.ReactNode>> = {
  about: <IconInfoCircle size={18} />,
  admin: <IconUsers size={18} />,
  releases: <IconHistory size={18} />,
  updates: <IconSparkles size={18} />,
  help: <IconHelp size={18} />,
  check: <IconChecklist size={18} />,
  'work-list': <IconListNumbers size={18} />,
  compare: <IconChartDots3 size={18} />,
  device: <IconDeviceMobileDown size={18} />,
  briefs: <IconPrinter size={18} />,
  'policy-simulator': <IconAdjustments size={18} />,
  assistant: <IconMessageCircleQuestion size={18} />,
  metadata: <IconInfoCircle size={18} />,
  contact: <IconMail size={18} />,
  'health-think': <IconMessage size={18} />,
  'data-partnership': <IconHeartHandshake size={18} />,
  'indicator-search': <IconListSearch size={18} />,
}

/** Pages about the dashboard come before what can be done with it, pages about the product after. */
const BEFORE_ACTIONS: readonly string[] = ['about', 'admin']

/** Pages that begin with the indicator and the place of the page before. */
const TAKES_SHOWN: readonly string[] = ['check', 'work-list', 'compare', 'policy-simulator']

/** Pages that few people open from here; all of them are found by the search. */
const SELDOM: readonly string[] = [
  'updates',
  'policy-simulator',
  'metadata',
  'contact',
  'data-partnership',
  'indicator-search',
  'health-think',
  'releases',
]

/** An entry of the options; `opensDialog`: on top of what is there, which stays; `isSeldom`: behind "More". */
export interface OptionItem extends MenuItem {
  readonly opensDialog?: true
  readonly isSeldom?: boolean
}

/** The entries of the options that are used, for the menu and for the drawer of small screens; the rest after "More". */
export function useOptions(open: (dialog: OptionsDialog) => void): readonly OptionItem[] {
  const { text } = useLanguage()
  const [showsAll, setShowsAll] = useState(false)
  const all = useAllOptions(open)
  const used = all.filter(({ isSeldom }) => !isSeldom)
  if (showsAll) return [...used, ...all.filter(({ isSeldom }) => isSeldom)]
  const more = {
    label: text(message('menus.more')),
    icon: <IconDots size={18} />,
    onSelect: () => setShowsAll(true),
    keepsOpen: true,
    startsGroup: true,
  }
  return [...used, more]
}

function useAllOptions(open: (dialog: OptionsDialog) => void): readonly OptionItem[] {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  const pages = menuPages('options', useHolder()).map(({ slug, label, href }) => ({
    slug,
    label: text(label),
    icon: ICONS[slug],
    isSeldom: SELDOM.includes(slug),
    onSelect: () => navigate(TAKES_SHOWN.includes(slug) ? withShown(href) : href),
  }))
  const [before, after] = [true, false].map((isBefore) =>
    pages.filter(({ slug }) => BEFORE_ACTIONS.includes(slug) === isBefore),
  )
  return [
    ...(before ?? []),
    {
      label: text(message('menus.plugins')),
      icon: <IconPuzzle size={18} />,
      onSelect: () => open('plugins'),
      opensDialog: true,
    },
    {
      label: text(message('voice.title')),
      icon: <IconMicrophone size={18} />,
      onSelect: () => open('voice'),
      isSeldom: true,
      opensDialog: true,
    },
    {
      label: text(message('tour.play')),
      icon: <IconRoute size={18} />,
      onSelect: () =>
        void withFailureToast(text(message('tour.not-loaded')), async () => {
          const { playTour } = await import('#web/features/help/play-tour.ts')
          await playTour(navigate)
        }),
    },
    {
      label: text(message('shell.share')),
      icon: <IconShare2 size={18} />,
      onSelect: () => open('share'),
      opensDialog: true,
    },
    { label: text(message('shell.print')), icon: <IconPrinter size={18} />, onSelect: printPage },
    {
      label: text(message('menus.fullscreen')),
      icon: <IconMaximize size={18} />,
      onSelect: toggleFullscreen,
    },
    {
      label: text(message('menus.appearance')),
      icon: <IconPalette size={18} />,
      onSelect: () => open('appearance'),
      opensDialog: true,
      startsGroup: true,
    },
    {
      label: text(message('menus.lite')),
      hint: text(message('menus.this-visit', { kilobytes: kilobytesOfVisit() })),
      icon: <IconAntennaBars2 size={18} />,
      onSelect: () => window.location.assign(liteAddress(window.location.pathname, window.location.search)),
    },
    ...(after ?? []),
    {
      label: text(message('menus.submit-dataset')),
      icon: <IconDatabasePlus size={18} />,
      onSelect: () => navigate('/data-partnership?offer=dataset'),
      isSeldom: true,
    },
    {
      label: text(message('shell.feedback')),
      icon: <IconMessage size={18} />,
      onSelect: () => open('feedback'),
      isSeldom: true,
      opensDialog: true,
    },
    {
      label: text(message('menus.newsletter')),
      icon: <IconMailPlus size={18} />,
      onSelect: () => open('newsletter'),
      isSeldom: true,
      opensDialog: true,
    },
    {
      label: text(message('menus.version', { number: THIS_VERSION })),
      hint: text(message('menus.version-this')),
      isSeldom: true,
      startsGroup: true,
    },
    ...OTHER_VERSIONS.map(({ number, site }) => ({
      label: text(message('menus.version', { number })),
      isSeldom: true,
      ...(site === null
        ? { hint: text(message('menus.version-unknown')) }
        : {
            icon: <IconExternalLink size={18} />,
            onSelect: () => void window.open(site, '_blank', 'noopener'),
          }),
    })),
  ]
}

/** The menu behind the three dots, open as soon as it is there: it is loaded when somebody asks for it. */
export default function OptionsMenu({ dashboard }: { readonly dashboard: CatalogueDashboard | undefined }) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<OptionsDialog | null>(null)
  return (
    <>
      <MenuButton items={useOptions(setDialog)} isLong opensAtOnce>
        {(trigger) => (
          <IconButton {...trigger} label={text(message('shell.options'))}>
            <IconDotsVertical size={18} aria-hidden="true" />
          </IconButton>
        )}
      </MenuButton>
      <OptionDialogs open={dialog} dashboard={dashboard} onClose={() => setDialog(null)} />
    </>
  )
}

function toggleFullscreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // A browser that refuses shows its own notice; the page stays as it is.
  change.catch(() => null)
}
