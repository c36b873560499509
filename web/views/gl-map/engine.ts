import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { setWorkerUrl } from 'maplibre-gl'

// The worker is a file of the site: the content security policy allows no other.
setWorkerUrl(workerAddress)

export { Map as GlMap, ScaleControl } from 'maplibre-gl'
