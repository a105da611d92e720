import type { Texts } from '../texts';

const sitePages: Texts<'site-pages', 'one' | 'many'> = {
  faq: 'Preguntas frecuentes',
  contact: 'Contacto',
  about: 'Sobre nosotros',
  compliance: 'Cumplimiento normativo',
  updated: 'Publicado el {{date}}',
  failed: 'No se pudo cargar esta página',
  empty: 'Aún no hay nada aquí',
  emptyHint: 'Vuelve más tarde.',
  search: 'Buscar preguntas',
  noMatch: 'Ninguna pregunta coincide',
  noMatchHint: 'Prueba con otra palabra o escríbenos.',
  guide: 'Guía de primeros pasos',
  guideFailed: 'No se pudo cargar la guía',
  write: 'Contáctanos',
};

export default sitePages;
