import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ArticleLinks } from '../../../data/api/articles.ts';
import { color, focusRing } from '../../theme.ts';
import { DESK_ARTICLES } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogFoot } from '../list/DeskDialog.tsx';

const Links = styled.div`
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
  & ul { display: grid; gap: 6px; margin-top: 8px; padding-left: 1.2em; list-style: disc; }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; ${focusRing(color.link)} }
`;

interface Props {
  title: string;
  slug: string;
  /** Mutation that withdraws the article: its function, whether it is running, and its error. */
  withdraw: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
}

/** Dialog that confirms the withdrawal of an article; lists the pages that would still link to it. */
export function WithdrawDialog({ title, slug, withdraw, onClose }: Props) {
  const { data } = useQuery<ArticleLinks>({ queryKey: [`${DESK_ARTICLES}/links`, slug], gcTime: 0 });
  const pages = data?.pages ?? [];
  const several = pages.length > 1;
  return (
    <DeskDialog
      role="alertdialog"
      title={`Retirer « ${title} » du blog ?`}
      text="Il quitte la liste, le flux, le plan du site et la recherche. Son adresse dira qu’il a été retiré. Il reste ici, et peut paraître de nouveau."
      onClose={onClose}
    >
      <Links role="status">
        {pages.length > 0 && (
          <>
            <p>{`${several ? `${pages.length} pages y mènent` : 'Une page y mène'} dans leur texte ; leurs lecteurs liront qu’il a été retiré :`}</p>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path} target="_blank" rel="noreferrer">
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {data && pages.length === 0 && <p>Aucun texte du site n’y mène.</p>}
      </Links>
      <DialogFoot error={withdraw.error} onClose={onClose}>
        <Act level="primary" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Retirer
        </Act>
      </DialogFoot>
    </DeskDialog>
  );
}
