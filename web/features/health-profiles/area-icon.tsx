import {
  IconActivityHeartbeat,
  IconApple,
  IconBuildingHospital,
  IconBug,
  IconHeart,
  IconRibbonHealth,
  IconVaccine,
} from '#web/kit/icons.ts'

const SIGNS: Readonly<Record<string, React.ComponentType<{ readonly size: number }>>> = {
  rmnch: IconHeart,
  nutrition: IconApple,
  immunization: IconVaccine,
  malaria: IconBug,
  hiv: IconRibbonHealth,
  mortality: IconActivityHeartbeat,
  services: IconBuildingHospital,
}

/** The sign of a program area, beside its name. */
export function AreaIcon({ slug, size = 20 }: { readonly slug: string; readonly size?: number }) {
  const Sign = SIGNS[slug]
  return Sign ? (
    <span aria-hidden="true" data-area-sign>
      <Sign size={size} />
    </span>
  ) : null
}
