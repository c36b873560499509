-- The catalogue of the newest release says which ids are places below states, so that "There is no place 99999" can be said
-- before a file with their names is read. Ids in runs, as server/release/places-below-states.ts writes them.
with numbered as (
  select id::int as id, id::int - (row_number() over (order by id))::int as run
  from location where level > 3
), runs as (
  select min(id) as first, max(id) as last from numbered group by run
)
update release_catalogue
set body = left(body, -1) || ',"below_states":'
  || (select json_agg(json_build_array(first, last) order by first)::text from runs) || '}'
where release = (select max(release) from release_catalogue)
  and body like '{%}'
  and position('"below_states":' in body) = 0
  and exists (select from runs);
