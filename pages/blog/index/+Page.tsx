import { BlogList } from '../../../components/blog/BlogList.tsx';

/** The blog: eighteen fixed cards and the newsletter box. */
export function Page() {
  return <BlogList />;
}
