import { CustomChart, LineChart, MapChart } from 'echarts/charts'
import { GeoComponent, GridComponent } from 'echarts/components'
import { init, registerMap, setPlatformAPI, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { measuredWidth } from '#charts/plot/measured-width.ts'

// Only the parts that the figures use; each further one costs every reader's first view.
use([CustomChart, LineChart, MapChart, GeoComponent, GridComponent, SVGRenderer])

// Texts are measured by the font's own widths on a page too, so that it lays a figure out as a server does.
setPlatformAPI({
  measureText: (text, font = '') => {
    const [, weight = '400', size = '12'] = /(?:(\d+) )?([\d.]+)px/.exec(font) ?? []
    return { width: measuredWidth(text, Number(size), Number(weight)) }
  },
})

export { init, registerMap }
