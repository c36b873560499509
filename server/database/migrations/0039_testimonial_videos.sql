-- Videos of testimonials, in the parts in which they arrived; all but the last have one size.
create table testimonial_video (
  inquiry int not null references inquiry on delete cascade,
  part smallint not null,
  media_type text not null,
  size int not null,
  content bytea not null,
  primary key (inquiry, part)
);
